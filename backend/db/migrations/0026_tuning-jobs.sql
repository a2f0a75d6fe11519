CREATE TABLE "tuned_models" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"job_id" text,
	"notes" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "tuned_models_name" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "tuning_events" (
	"job_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" serial NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "tuning_events_job_id_id_pk" PRIMARY KEY("job_id","id")
);
--> statement-breakpoint
CREATE TABLE "tuning_jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"kind" text NOT NULL,
	"task" text,
	"source" text,
	"tag" text,
	"tools" text NOT NULL,
	"base_model" text NOT NULL,
	"suffix" text NOT NULL,
	"epochs" integer,
	"examples" integer NOT NULL,
	"validations" integer NOT NULL,
	"estimated_tokens" integer NOT NULL,
	"estimated_cost" double precision,
	"state" text NOT NULL,
	"step" text NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"training_file" text,
	"validation_file" text,
	"remote_id" text,
	"remote_state" text,
	"wish" text,
	"done" integer,
	"total" integer,
	"finishes_at" timestamp (3) with time zone,
	"model" text,
	"trained_tokens" integer,
	"note" text DEFAULT '' NOT NULL,
	"trouble" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"looks" integer DEFAULT 0 NOT NULL,
	"turn" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL,
	"followed_since" timestamp (3) with time zone NOT NULL,
	"looked_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "tuning_jobs_key" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "tuned_models" ADD CONSTRAINT "tuned_models_job_id_tuning_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."tuning_jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tuning_events" ADD CONSTRAINT "tuning_events_job_id_tuning_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."tuning_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tuned_models_recent" ON "tuned_models" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tuning_events_recent" ON "tuning_events" USING btree ("job_id","at");--> statement-breakpoint
CREATE INDEX "tuning_jobs_recent" ON "tuning_jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tuning_jobs_working" ON "tuning_jobs" USING btree ("created_at") WHERE "tuning_jobs"."state" = 'WORKING';