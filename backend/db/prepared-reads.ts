import { parse, PGlite, protocol } from '@electric-sql/pglite';
import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { KeptAnswers } from './kept-answers.ts';

type Messages = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];
type Statement = { name: string; types: number[]; columns: Messages };

/** More different texts than the product has; lists of ids make some by their length. */
const MAX_STATEMENTS = 500;
/** A plain read of tables; everything else may write, as `select nextval(…)` does. */
const READ = /^\s*select (?:distinct )?"/i;
const { serialize } = protocol;

/**
 * The embedded database with each SELECT prepared once, and then bound, executed and read in one call. By itself PGlite
 * parses and describes every statement every time, in six calls into WebAssembly. Inside transactions it still does.
 * Small answers are kept until something is written: no other process can write to it.
 */
export class PreparedPGlite extends PGlite {
  readonly #statements = new Map<string, Statement>();
  #prepared = 0;
  readonly #answers = new KeptAnswers();

  override async query<Row>(text: string, values: unknown[] = [], options: QueryOptions = {}): Promise<Results<Row>> {
    if (!READ.test(text)) return this.#answers.changedBy(super.query(text, values, options));
    return this.#answers.of<Row>(text, values, options, () => this.#read(text, values, options));
  }

  override exec(text: string, options?: QueryOptions) {
    return this.#answers.changedBy(super.exec(text, options));
  }

  override transaction<Result>(work: (transaction: Transaction) => Promise<Result>) {
    return this.#answers.changedBy(super.transaction(work));
  }

  async #read<Row>(text: string, values: unknown[], options: QueryOptions): Promise<Results<Row>> {
    await this._checkReady();
    if (!this.#statements.has(text) && this.#prepared >= MAX_STATEMENTS) return super.query(text, values, options);
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        // Whoever waited here for the same text may find it prepared by now.
        const statement = this.#statements.get(text) ?? (await this.#prepare(text));
        const bound = serialize.bind({ statement: statement.name, values: this.#written(values, statement.types) });
        const messages = await this.#send(bound, serialize.execute(), serialize.sync());
        // PGlite would copy its few hundred parsers for every query that brings some of its own.
        const parsers = Object.assign(Object.create(this.parsers), options.parsers);
        const [result] = parse.parseResults([...statement.columns, ...messages], parsers, { rowMode: options.rowMode });
        if (!result) throw new Error('The database gave no result');
        return { ...result, rows: result.rows as Row[] };
      }),
    );
  }

  async #prepare(text: string): Promise<Statement> {
    const name = `read${(this.#prepared += 1)}`;
    const described = serialize.describe({ type: 'S', name });
    const messages = await this.#send(serialize.parse({ name, text }), described, serialize.sync());
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    return statement;
  }

  async #send(...parts: Uint8Array[]): Promise<Messages> {
    return (await this.execProtocol(Buffer.concat(parts), { syncToFs: false })).messages;
  }

  #written = (values: unknown[], types: number[]): (string | null)[] =>
    values.map((value, index) => {
      if (value === null || value === undefined) return null;
      return this.serializers[types[index] ?? 0]?.(value) ?? String(value);
    });
}
