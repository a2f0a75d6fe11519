ALTER TABLE "chat_messages" ADD COLUMN "about" json;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "picture" text;