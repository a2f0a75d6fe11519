ALTER TABLE "assets" ADD COLUMN "generated" json;--> statement-breakpoint
ALTER TABLE "assistant_uses" ADD COLUMN "what" text DEFAULT 'MESSAGE' NOT NULL;