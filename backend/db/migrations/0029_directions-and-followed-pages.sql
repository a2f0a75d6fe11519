ALTER TABLE "chat_turns" ADD COLUMN "directions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "page" text;--> statement-breakpoint
ALTER TABLE "chat_turns" ADD COLUMN "pages" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "websites" ADD COLUMN "published_by_key" text;