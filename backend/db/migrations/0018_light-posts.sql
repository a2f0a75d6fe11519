ALTER TABLE "posts" ADD COLUMN "slug" text GENERATED ALWAYS AS (content ->> 'slug') STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "live_head" jsonb GENERATED ALWAYS AS (live::jsonb - 'body') STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "live_hash" text GENERATED ALWAYS AS (md5(live::text)) STORED;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "live_words" integer GENERATED ALWAYS AS (1 + length(live ->> 'body') - length(translate(live ->> 'body', E' \n', ''))) STORED;