# The server by itself: built in one image, run in another that holds no compiler, as a user who may write /data and nothing else.
FROM node:22-trixie-slim AS build
RUN apt-get update && apt-get install --yes --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/aangiftewijs
COPY . .
RUN node scripts/build.mjs
RUN CI=true npx --yes pnpm@10.34.8 install --prod --frozen-lockfile --ignore-scripts --offline --config.modules-cache-max-age=0
# What a first start compiles: a tenth less for every other one. Node keeps it for one user, hence the one who runs it.
RUN mkdir -m 777 /srv/compiled \
  && su node -s /bin/sh -c "NODE_COMPILE_CACHE=/srv/compiled node scripts/first-start.mjs" && chmod -R a=rX /srv/compiled

# `backup` and `restore` run pg_dump and pg_restore: Debian 13 brings those of Postgres 17, which compose.yaml runs.
FROM node:22-trixie-slim
RUN apt-get update && apt-get install --yes --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 NODE_COMPILE_CACHE=/srv/compiled
COPY --from=build /srv/aangiftewijs /srv/aangiftewijs
COPY --from=build /srv/compiled /srv/compiled
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /srv/aangiftewijs
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--no-memory-reducer", "packages/server/dist/bundle/main.js"]
