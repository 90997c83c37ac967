#pragma once

#include "ui/cells/cell_tile.h"

#include <compare>
#include <cstddef>
#include <list>
#include <map>

namespace bloscope {

// Which tile of a plane: rows and columns of tiles from the plane's first cell.
struct TileKey {
    std::int64_t row = 0;
    std::int64_t column = 0;
    auto operator<=>(const TileKey&) const = default;
};

// A bounded number of tiles, least recently used out.
class TileCache {
 public:
    explicit TileCache(std::size_t most) : m_most(most) {}

    std::size_t size() const { return m_places.size(); }

    const CellTile* find(const TileKey& key) // null when it is not there; valid until insert()
    {
        const auto place = m_places.find(key);
        if (place == m_places.end())
            return nullptr;
        m_tiles.splice(m_tiles.begin(), m_tiles, place->second);
        return &place->second->tile;
    }

    void insert(const TileKey& key, CellTile tile)
    {
        erase(key);
        m_tiles.push_front({key, std::move(tile)});
        m_places[key] = m_tiles.begin();
        if (m_tiles.size() > m_most)
            erase(TileKey(m_tiles.back().key));
    }

    void erase(const TileKey& key)
    {
        if (const auto place = m_places.find(key); place != m_places.end()) {
            m_tiles.erase(place->second);
            m_places.erase(place);
        }
    }

    void clear()
    {
        m_places.clear();
        m_tiles.clear();
    }

    void swap(TileCache& other)
    {
        std::swap(m_most, other.m_most);
        m_tiles.swap(other.m_tiles);
        m_places.swap(other.m_places);
    }

 private:
    struct Entry {
        TileKey key;
        CellTile tile;
    };
    std::size_t m_most;
    std::list<Entry> m_tiles; // most recently used first
    std::map<TileKey, std::list<Entry>::iterator> m_places;
};

} // namespace bloscope
