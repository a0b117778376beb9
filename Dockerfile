# One file: the product (api with the website), the demo's payment sandbox and mailbox, the stage that builds both, the proxy, and the backup.

# Images of others, by their digests, so that what is built is what was tried. A machine without a registry names others.
ARG CADDY_IMAGE=caddy:2.11.7@sha256:f2a1290d0463aad60660d4ec134943f183ee2a5f6c3eb7bf32dd984f2f020772
ARG MONGO_IMAGE=mongo:8.2.12@sha256:e0ce8c35124d4a9f9785532d1f268f39e9728ffa1cb38f46fa482436424c4bd3
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Caddy for a user who is not root.
FROM ${CADDY_IMAGE} AS proxy
RUN mkdir -p /data/caddy && chown -R 1000:1000 /data
USER 1000:1000

# MongoDB, with folders for what each service logs in with: its own user writes there, that of the product reads.
FROM ${MONGO_IMAGE} AS database
RUN install -d -o 999 -g 1000 -m 750 /access/root /access/api /access/migrate /access/backup

# MongoDB's own tools, for the user whom the pictures belong to.
FROM ${MONGO_IMAGE} AS backup
# And restic, with ssh for a place that is reached by it: whatever version this image's own distribution maintains. ssh takes no user without a name.
# hadolint ignore=DL3008
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates openssh-client restic && rm -rf /var/lib/apt/lists/* \
  && { getent passwd 1000 || useradd --uid 1000 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin wayfarer; } \
  && printf '%s\n' 'Host *' '  IdentityFile /tmp/ssh/key' '  UserKnownHostsFile /tmp/ssh/known_hosts' '  StrictHostKeyChecking yes' '  BatchMode yes' \
  '  ConnectTimeout 30' '  ServerAliveInterval 60' > /etc/ssh/ssh_config.d/offsite.conf
RUN install -d -o 1000 -g 1000 /backups /data/pictures /reports
COPY docker/backup/folder.sh /usr/local/bin/
COPY docker/backup/backup.sh /usr/local/bin/backup
COPY docker/backup/offsite.sh /usr/local/bin/offsite
USER 1000:1000
ENTRYPOINT ["backup"]
CMD ["nightly"]

FROM ${NODE_IMAGE} AS build
WORKDIR /src
ENV CI=true
# The manifests first: the packages are installed again only when one of them changes.
COPY .pnpmfile.mjs package.json pnpm-lock.yaml pnpm-workspace.yaml turbo.json tsconfig.base.json ./
COPY patches patches
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY packages/contracts/package.json packages/contracts/
COPY packages/demo-data/package.json packages/demo-data/
COPY packages/demo-mailbox/package.json packages/demo-mailbox/
COPY packages/local-stack/package.json packages/local-stack/
COPY packages/stripe-sandbox/package.json packages/stripe-sandbox/
COPY packages/words/package.json packages/words/
COPY e2e/package.json e2e/
COPY verification/package.json verification/
COPY tools/module-boundaries/package.json tools/module-boundaries/
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
COPY apps apps
COPY packages packages
RUN npx --yes pnpm@12.21.0 --filter @wayfarer/api --filter @wayfarer/web --filter @wayfarer/stripe-sandbox run build

FROM ${NODE_IMAGE} AS sandbox
ENV SANDBOX_HOST=0.0.0.0 SANDBOX_PORT=4242 SANDBOX_STATE_FILE=/data/sandbox.json
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=build --chown=root:root /src/packages/stripe-sandbox/dist ./
USER 1000:1000
EXPOSE 4242
CMD ["node", "main.js"]

# The demo's mailbox, with its own dependencies alone. Nothing of it is in the product.
FROM build AS mailbox-files
# The patches are for packages that the mailbox has not.
RUN npx --yes pnpm@12.21.0 --config.allow-unused-patches=true --filter @wayfarer/demo-mailbox deploy --legacy --prod /mailbox

FROM ${NODE_IMAGE} AS mailbox
WORKDIR /app
COPY --from=mailbox-files --chown=root:root /mailbox ./
USER 1000:1000
EXPOSE 1025 1080
CMD ["node", "--import", "./own-pages-only.mjs", "node_modules/maildev/dist/bin/maildev.js", "--max-emails", "200"]

FROM ${NODE_IMAGE} AS product
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 PICTURES_DIR=/data/pictures WEBSITE_DIR=/app/website
# Blocks from 64 kB on are given back to the system as soon as they are free (docs/decisions/0051).
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=65536 MALLOC_TRIM_THRESHOLD_=131072
# A heap that grows no further, and is cleaned up in small steps: without that, memory is left lying until there is much of it. Commands too.
ENV NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=384"
WORKDIR /app
RUN install -d -o node -g node /data/pictures /reports
COPY --from=build --chown=root:root /src/apps/api/dist ./
COPY --from=build --chown=root:root /src/apps/web/dist ./website
USER 1000:1000
EXPOSE 3000
# Last, so that nothing else is built anew for another commit: what GET /api/version tells.
ARG BUILD_COMMIT=
ENV BUILD_COMMIT=${BUILD_COMMIT}
HEALTHCHECK --interval=3s --timeout=3s --start-period=60s --retries=5 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "main.js"]
