#!/bin/sh
# Brings the stack to what is checked out here, one process after the other: nobody is kept waiting. Run it again if it ends with an error.
set -eu
cd "$(dirname "$0")/.."
compose=${COMPOSE:-docker compose}
# Stand-ins of the demo, where they run, are brought along.
[ -z "$($compose --profile demo ps --quiet sandbox)" ] || compose="$compose --profile demo"
# Which commit the images are of: GET /api/version tells it.
BUILD_COMMIT=${BUILD_COMMIT:-$(git rev-parse --short=12 HEAD 2> /dev/null || :)}
export BUILD_COMMIT
again="Mend what the lines above say, and run docker/update.sh again; or go back: check out the version before, and run it."
stands="The site runs as it did, and nothing was changed. $again"
# However it ends: by an error, or by Ctrl-C.
tell() {
  code=$?
  [ "$code" = 0 ] || echo "The update has not ended well. $stands" >&2
}
trap tell EXIT
trap 'exit 130' INT TERM
# What is published, where WAYFARER_IMAGE names it; else what is checked out here.
if $compose config --images | grep -q '^wayfarer:'; then
  [ -n "${NO_BUILD:-}" ] || $compose build
else
  $compose pull --quiet
fi
# A log goes with its container: what there is of the last week stays in the folder logs.
mkdir -p logs
$compose logs --no-color --no-log-prefix api api-2 proxy 2> /dev/null | gzip > "logs/$(date -u +%Y-%m-%dT%H-%M-%SZ).log.gz"
find logs -name '*.log.gz' -mtime +7 -delete
# Users of the database, where an earlier version had none, and the rights that this one needs.
$compose run --rm -T --no-deps database-users
# While the earlier version still answers; a wrong setting ends the update here.
stands="The site runs as it did, by the version before, which can read what the migration has done. $again"
$compose run --rm -T --no-deps migrate
# Started anew in any case: passwords in files may have changed.
stands="The service api did not start ($compose logs --tail 5 api); api-2 answers everybody by the version before. $again"
$compose up --detach --no-deps --wait --force-recreate api
stands="The service api answers everybody by this version; api-2 did not start ($compose logs --tail 5 api-2). $again"
$compose up --detach --no-deps --wait --force-recreate api-2
# Each alone, and only where it is another: together, the proxy would be away until the database and all that needs it had started.
stands="Both processes run by this version; the database did not start ($compose logs --tail 5 mongo). Until it does, visitors see the catalogue alone. $again"
$compose up --detach --no-deps --wait mongo
stands="Everything but the proxy runs by this version; it did not start ($compose logs --tail 5 proxy), so nobody reaches the site. $again"
$compose up --detach --no-deps --wait proxy
stands='The site runs by this version; what is left to do is named by the lines above. Run docker/update.sh again.'
$compose up --detach --remove-orphans
# No process of another version runs any more that could name an index of its own.
$compose run --rm -T --no-deps migrate node migrate.js drop-undeclared
# After a rotation: nobody logs in with the former passwords any more.
$compose run --rm -T --no-deps --env ACT=tidy database-users
$compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile --adapter caddyfile
