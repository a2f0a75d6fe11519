CREATE TABLE "gate_results" (
	"run_id" text NOT NULL,
	"place" integer NOT NULL,
	"side" text NOT NULL,
	"nth" integer NOT NULL,
	"example_id" text,
	"outcome" json NOT NULL,
	"website" json NOT NULL,
	"usage" json,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "gate_results_run_id_place_side_nth_pk" PRIMARY KEY("run_id","place","side","nth")
);
--> statement-breakpoint
CREATE TABLE "gate_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"kind" text NOT NULL,
	"template_id" text,
	"change" text NOT NULL,
	"old_name" text NOT NULL,
	"new_name" text NOT NULL,
	"old" json NOT NULL,
	"new" json NOT NULL,
	"cases" json NOT NULL,
	"left_out" integer NOT NULL,
	"times" integer NOT NULL,
	"is_by_model" boolean NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"verdict" text,
	"tally" json,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "active_chat_templates" ADD COLUMN "version" integer;--> statement-breakpoint
UPDATE "active_chat_templates" SET "version" = "chat_templates"."version" FROM "chat_templates" WHERE "chat_templates"."id" = "template_id";--> statement-breakpoint
ALTER TABLE "active_chat_templates" ALTER COLUMN "version" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "active_chat_templates" ADD COLUMN "before_id" text;--> statement-breakpoint
ALTER TABLE "active_chat_templates" ADD COLUMN "before_version" integer;--> statement-breakpoint
ALTER TABLE "gate_results" ADD CONSTRAINT "gate_results_run_id_gate_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."gate_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_results" ADD CONSTRAINT "gate_results_example_id_examples_id_fk" FOREIGN KEY ("example_id") REFERENCES "public"."examples"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_runs" ADD CONSTRAINT "gate_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_runs" ADD CONSTRAINT "gate_runs_template_id_chat_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."chat_templates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gate_results_example" ON "gate_results" USING btree ("example_id");--> statement-breakpoint
CREATE INDEX "gate_runs_change" ON "gate_runs" USING btree ("change","created_at","id");--> statement-breakpoint
CREATE INDEX "gate_runs_recent" ON "gate_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "gate_runs_template" ON "gate_runs" USING btree ("template_id");--> statement-breakpoint
CREATE INDEX "gate_runs_user" ON "gate_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "gate_runs_working" ON "gate_runs" USING btree ("created_at") WHERE "gate_runs"."state" = 'WORKING';--> statement-breakpoint
ALTER TABLE "active_chat_templates" ADD CONSTRAINT "active_chat_templates_before_id_chat_templates_id_fk" FOREIGN KEY ("before_id") REFERENCES "public"."chat_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_messages_template" ON "chat_messages" USING btree (("template" ->> 'id')) WHERE "chat_messages"."template" is not null;