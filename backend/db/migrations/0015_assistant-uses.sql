CREATE TABLE "assistant_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "assistant_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text,
	"website_id" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "assistant_uses" ("user_id", "website_id", "created_at")
  SELECT "users"."id", "chat_messages"."website_id", "chat_messages"."created_at"
  FROM "chat_messages" LEFT JOIN "users" ON "users"."id" = "chat_messages"."user_id"
  WHERE "chat_messages"."revision" IS NOT NULL;--> statement-breakpoint
DROP INDEX "chat_messages_counted";--> statement-breakpoint
ALTER TABLE "assistant_uses" ADD CONSTRAINT "assistant_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_uses" ADD CONSTRAINT "assistant_uses_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_uses_user" ON "assistant_uses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "assistant_uses_website" ON "assistant_uses" USING btree ("website_id");