ALTER TABLE "revisions" ALTER COLUMN "operations" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ALTER COLUMN "forward" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ALTER COLUMN "inverse" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ALTER COLUMN "document" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "difference" text;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "checkpoint" integer;--> statement-breakpoint
CREATE INDEX "revisions_to_move" ON "revisions" USING btree ("website_id","number") WHERE "revisions"."checkpoint" is null;