#!/bin/sh
# Puts a backup back, also on an empty machine: docker/restore.sh <name, or latest>. The site is away meanwhile; what was written since the backup
# is gone afterwards. It ends with all of the site, its proxy and its nightly backup too.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
name=${1:?name a backup, or say latest; $compose run --rm backup list names them}
# First, so that a backup that is not whole takes nothing away.
$compose run --rm -T --no-deps backup check "$name"
$compose stop api api-2
$compose run --rm -T restore restore "$name"
# With the indexes of this version, and what it expects of documents; then everything else, which an empty machine does not have yet.
if ! $compose up --detach --wait api api-2 || ! $compose up --detach; then
  $compose logs --no-log-prefix --tail 5 migrate api >&2
  echo "The backup is back, but the site did not start; the lines above say why. Mend that, then: $compose up --detach" >&2
  exit 1
fi
echo "The backup is back, and the site runs, with its nightly backup. Look at it from outside: $compose exec api node doctor.js"
