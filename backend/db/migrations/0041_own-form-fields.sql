CREATE TABLE "form_files" (
	"id" text PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submissions" ADD COLUMN "answers" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_website_id_websites_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_submission_id_form_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_of_website" ON "form_files" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "form_files_of_submission" ON "form_files" USING btree ("submission_id");