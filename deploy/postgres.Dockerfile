# PostgreSQL with pgBackRest, for compose.backups.yaml.
FROM postgres:18

RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates pgbackrest \
  && rm -rf /var/lib/apt/lists/*
ENV PGBACKREST_CONFIG=/run/secrets/pgbackrest
