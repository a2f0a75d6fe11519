CREATE TABLE "chat_turns" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"task" text NOT NULL,
	"message" text NOT NULL,
	"page_path" text,
	"base_revision" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sentences" json DEFAULT '[]'::json NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"draft" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_turns_website" UNIQUE("website_id")
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "sections" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "usage" json;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "answers" text;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_id_chat_messages_id_fk" FOREIGN KEY ("id") REFERENCES "public"."chat_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_turns_created" ON "chat_turns" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("website_id","key");--> statement-breakpoint
CREATE INDEX "chat_messages_answers" ON "chat_messages" USING btree ("answers");