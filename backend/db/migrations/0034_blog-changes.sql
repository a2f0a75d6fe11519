CREATE SEQUENCE "public"."post_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "blog_files" ADD COLUMN "edition" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "live_change" bigint DEFAULT nextval('post_changes') NOT NULL;--> statement-breakpoint
CREATE INDEX "blog_files_changed" ON "blog_files" USING btree ("website_id","edition");--> statement-breakpoint
CREATE INDEX "posts_changed" ON "posts" USING btree ("website_id","live_change");--> statement-breakpoint
CREATE FUNCTION "count_post_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."live_change" := nextval('post_changes');
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "posts_counted" BEFORE UPDATE OF "live", "publish_at", "live_changed_at", "deleted_at" ON "posts" FOR EACH ROW EXECUTE FUNCTION "count_post_change"();
