#!/usr/bin/env bash
# Installs the native peers (as root, from Debian) where they are missing and compiles what drives
# them into .bench/, for `npm run bench:peers`.
set -euo pipefail
cd "$(dirname "$0")/../../.."

missing=()
for package in liblemon-dev mcl g++; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ ${#missing[@]} -gt 0 ]; then
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${missing[@]}"
fi

mkdir -p .bench
g++ -O3 -march=native -DNDEBUG -o .bench/lemon-preflow tests/bench/peers/lemon-preflow.cpp -llemon
