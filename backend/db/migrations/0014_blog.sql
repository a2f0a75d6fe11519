CREATE TABLE "blog_files" (
	"website_id" text NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"etag" text NOT NULL,
	"made_from" text NOT NULL,
	"media" json NOT NULL,
	CONSTRAINT "blog_files_website_id_path_pk" PRIMARY KEY("website_id","path")
);
--> statement-breakpoint
CREATE TABLE "file_bodies" (
	"website_id" text NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"gzip" "bytea",
	"brotli" "bytea",
	CONSTRAINT "file_bodies_website_id_etag_pk" PRIMARY KEY("website_id","etag")
);
--> statement-breakpoint
CREATE TABLE "blog_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"post_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_slugs" (
	"website_id" text NOT NULL,
	"slug" text NOT NULL,
	"post_id" text NOT NULL,
	CONSTRAINT "post_slugs_website_id_slug_pk" PRIMARY KEY("website_id","slug")
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"post_id" text NOT NULL,
	"number" integer NOT NULL,
	"author_id" text,
	"content" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "post_versions_post_id_number_pk" PRIMARY KEY("post_id","number")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"content" json NOT NULL,
	"live" json,
	"publish_at" timestamp (3) with time zone,
	"live_changed_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"words" text NOT NULL,
	"source" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "blog_files" ADD CONSTRAINT "blog_files_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_bodies" ADD CONSTRAINT "file_bodies_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_topics" ADD CONSTRAINT "blog_topics_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_topics" ADD CONSTRAINT "blog_topics_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_slugs" ADD CONSTRAINT "post_slugs_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_versions" ADD CONSTRAINT "post_versions_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_topics_website" ON "blog_topics" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE INDEX "post_slugs_post" ON "post_slugs" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "posts_recent" ON "posts" USING btree ("website_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "posts_live" ON "posts" USING btree ("website_id","publish_at","id") WHERE "posts"."live" is not null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_due" ON "posts" USING btree ("publish_at") WHERE "posts"."live" is null and "posts"."publish_at" is not null and "posts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "posts_deleted" ON "posts" USING btree ("deleted_at") WHERE "posts"."deleted_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "posts_source" ON "posts" USING btree ("website_id","source") WHERE "posts"."source" is not null;--> statement-breakpoint
INSERT INTO "file_bodies" ("website_id", "etag", "body", "gzip", "brotli")
  SELECT DISTINCT ON ("snapshots"."website_id", "snapshot_files"."etag") "snapshots"."website_id", "snapshot_files"."etag", "snapshot_files"."body", "snapshot_files"."gzip", "snapshot_files"."brotli"
  FROM "snapshot_files" INNER JOIN "snapshots" ON "snapshots"."id" = "snapshot_files"."snapshot_id";--> statement-breakpoint
ALTER TABLE "snapshot_files" DROP COLUMN "body";--> statement-breakpoint
ALTER TABLE "snapshot_files" DROP COLUMN "gzip";--> statement-breakpoint
ALTER TABLE "snapshot_files" DROP COLUMN "brotli";