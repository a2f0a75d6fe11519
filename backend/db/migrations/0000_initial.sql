CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"actor_id" text NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" json,
	"after" json,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"website_id" text NOT NULL,
	"user_id" text,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer,
	"changes" json DEFAULT '[]'::json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "denied_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"hash" text PRIMARY KEY NOT NULL,
	"documents" json NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewal_locks" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "renewals" (
	"key" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"website_id" text NOT NULL,
	"number" integer NOT NULL,
	"author_id" text,
	"author" text NOT NULL,
	"source" text NOT NULL,
	"summary" text NOT NULL,
	"sentences" json NOT NULL,
	"operations" json NOT NULL,
	"forward" json NOT NULL,
	"inverse" json NOT NULL,
	"document" json NOT NULL,
	"hash_before" text NOT NULL,
	"hash_after" text NOT NULL,
	"undo_target" integer,
	"redo_target" integer,
	"reverts" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "revisions_website_id_number_pk" PRIMARY KEY("website_id","number")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snapshot_files" (
	"snapshot_id" text NOT NULL,
	"path" text NOT NULL,
	"content_type" text NOT NULL,
	"etag" text NOT NULL,
	"body" "bytea" NOT NULL,
	"gzip" "bytea",
	"brotli" "bytea",
	CONSTRAINT "snapshot_files_snapshot_id_path_pk" PRIMARY KEY("snapshot_id","path")
);
--> statement-breakpoint
CREATE TABLE "snapshots" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"revision" integer NOT NULL,
	"redirects" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"builder_number" integer,
	"published" boolean NOT NULL,
	"design" text NOT NULL,
	"document" json NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text,
	CONSTRAINT "templates_slug" UNIQUE("slug"),
	CONSTRAINT "templates_builder_number" UNIQUE("builder_number")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"picture" text,
	"roles" json DEFAULT '[]'::json NOT NULL,
	"plan" text DEFAULT 'free' NOT NULL,
	"signup_source" text,
	"stripe_customer_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_sub_unique" UNIQUE("sub")
);
--> statement-breakpoint
CREATE TABLE "visit_counts" (
	"website_id" text NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "visit_counts_website_id_day_pk" PRIMARY KEY("website_id","day")
);
--> statement-breakpoint
CREATE TABLE "websites" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"name" text NOT NULL,
	"subdomain" text NOT NULL,
	"language" text NOT NULL,
	"brief" text DEFAULT '' NOT NULL,
	"template_id" text,
	"current_revision" integer NOT NULL,
	"current_hash" text NOT NULL,
	"published_snapshot_id" text,
	"published_revision" integer,
	"published_hash" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revisions" ADD CONSTRAINT "revisions_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshot_files" ADD CONSTRAINT "snapshot_files_snapshot_id_snapshots_id_fk" FOREIGN KEY ("snapshot_id") REFERENCES "public"."snapshots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "snapshots" ADD CONSTRAINT "snapshots_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_counts" ADD CONSTRAINT "visit_counts_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "websites" ADD CONSTRAINT "websites_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chat_messages_website" ON "chat_messages" USING btree ("website_id","place");--> statement-breakpoint
CREATE INDEX "chat_messages_counted" ON "chat_messages" USING btree ("user_id","created_at") WHERE "chat_messages"."revision" is not null;--> statement-breakpoint
CREATE INDEX "denied_sessions_until" ON "denied_sessions" USING btree ("until");--> statement-breakpoint
CREATE INDEX "renewals_until" ON "renewals" USING btree ("until");--> statement-breakpoint
CREATE INDEX "snapshots_website" ON "snapshots" USING btree ("website_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "websites_subdomain" ON "websites" USING btree ("subdomain");--> statement-breakpoint
CREATE INDEX "websites_recent" ON "websites" USING btree ("owner_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "websites_created" ON "websites" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "websites_by_name" ON "websites" USING btree ("owner_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "websites_deleted" ON "websites" USING btree ("deleted_at") WHERE "websites"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "websites_template" ON "websites" USING btree ("template_id");