#!/bin/sh
# Puts a backup back: docker/restore.sh <name, or latest>. The site is away meanwhile; what was written since the backup is gone afterwards.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
name=${1:?name a backup, or say latest; $compose run --rm backup list names them}
# First, so that a backup that is not whole takes nothing away.
$compose run --rm -T --no-deps backup check "$name"
$compose stop api api-2
$compose run --rm -T restore restore "$name"
# With the indexes of this version, and what it expects of documents.
$compose up --detach --wait api api-2
