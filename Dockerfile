# Builds the site and the server, then copies only what serving them needs into an image without npm, Gatsby or sources.
# docs/self-hosting.md describes what runs beside it. tests/contract/container.test.ts runs these steps without Docker.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
# CONTEXT: search engines may index the pages.
ENV CI=true CONTEXT=production GATSBY_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
COPY tools/checkNode.mjs tools/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
# The shop that runs, whose owner ratings the pages have until live ones arrive. Empty for none.
ARG RATINGS_URL
RUN npm run build
RUN npm run build:server
RUN mkdir -p dist/data

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
# The only folder that the server writes to. A named volume takes over its owner.
COPY --from=build --chown=10001:10001 /app/dist/data /data
WORKDIR /app
COPY --from=build /app/netlify.toml ./
COPY --from=build /app/dist/server ./server
COPY --from=build /app/public ./public
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8888 DATA_DIR=/data
VOLUME /data
USER 10001:10001
EXPOSE 8888
# Asks the process alone: a container must not be restarted because the database is away.
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v1/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/server.mjs"]
