#!/bin/bash
# Writes resources/coastlines/coastlines.txt: the coastlines of Natural Earth at 1:110 million, which
# are in the public domain, from Debian's package of them. A line of the file is a line on the Earth:
# longitude and latitude of each of its points, in hundredths of a degree.
# shellcheck source=scripts/lib.sh
source "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

install_packages coastlines
Rscript - >resources/coastlines/coastlines.txt <<'R'
library(sp)
library(rnaturalearthdata)
lines <- unlist(lapply(coastline110@lines, function(feature) feature@Lines))
writeLines(sapply(lines, function(line) paste(round(100 * t(line@coords)), collapse = " ")))
R
