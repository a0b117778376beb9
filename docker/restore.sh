#!/bin/sh
# Puts a backup back, also on an empty machine: docker/restore.sh <name, or latest>. The site is away meanwhile; what was written since the backup
# is gone afterwards. It ends with all of the site, its proxy and its nightly backup too, or says how things stand and what to do.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
name=${1:?name a backup, or say latest; $compose run --rm backup list names them}
stands='Nothing was stopped or changed. Mend what the lines above say, and run this again.'
# However it ends: by an error, or by Ctrl-C.
tell() {
  code=$?
  [ "$code" = 0 ] || echo "The restore has not ended well. $stands" >&2
}
trap tell EXIT
trap 'exit 130' INT TERM
# First, so that a backup that is not whole, or has no room, takes nothing away.
$compose run --rm -T --no-deps backup prepare "$name"
as_before="The database and the pictures are as they were, and the API is stopped: $compose up --detach brings the site back with the data that it had."
stands=$as_before
$compose stop api api-2
stands="The API is stopped, so nobody can use the site, and the database may be half restored. Mend what the lines above say, and run this again, with this backup or another ($compose run --rm backup list). It begins anew and can be run as often as needed."
$compose run --rm -T restore restore "$name" || {
  code=$?
  # It says so where it has not begun.
  [ "$code" != 3 ] || stands=$as_before
  exit "$code"
}
stands="The backup is back, but the site did not start; the lines above say why. Mend that, then: $compose up --detach"
# With the indexes of this version, and what it expects of documents; then everything else, which an empty machine does not have yet.
if ! $compose up --detach --wait api api-2 || ! $compose up --detach; then
  $compose logs --no-log-prefix --tail 5 migrate api >&2
  exit 1
fi
echo "The backup is back, and the site runs, with its nightly backup. Look at it from outside: $compose exec api node doctor.js"
# Whether its secrets are those of the data, which nothing else shows.
$compose exec -T api node doctor.js | grep -E '^(WRONG|note ) *settings' || :
