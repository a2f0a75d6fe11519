CREATE TABLE "playground_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_by" text NOT NULL,
	"task" text NOT NULL,
	"words" text NOT NULL,
	"sample" text,
	"training_id" text,
	"about" text NOT NULL,
	"seed" integer NOT NULL,
	"is_by_model" boolean NOT NULL,
	"before" json,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"verdict" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "playground_sides" (
	"run_id" text NOT NULL,
	"side" text NOT NULL,
	"prompt" json,
	"model" text,
	"temperature" double precision,
	"note" text DEFAULT '' NOT NULL,
	"steps" json DEFAULT '[]'::json NOT NULL,
	"result" json,
	"usage" json,
	"milliseconds" integer,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "playground_sides_run_id_side_pk" PRIMARY KEY("run_id","side")
);
--> statement-breakpoint
ALTER TABLE "playground_runs" ADD CONSTRAINT "playground_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_runs" ADD CONSTRAINT "playground_runs_training_id_training_websites_id_fk" FOREIGN KEY ("training_id") REFERENCES "public"."training_websites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playground_sides" ADD CONSTRAINT "playground_sides_run_id_playground_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."playground_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playground_runs_recent" ON "playground_runs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "playground_runs_user" ON "playground_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "playground_runs_training" ON "playground_runs" USING btree ("training_id");--> statement-breakpoint
CREATE INDEX "playground_runs_working" ON "playground_runs" USING btree ("created_at") WHERE "playground_runs"."state" = 'WORKING';