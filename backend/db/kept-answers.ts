import type { QueryOptions, Results } from '@electric-sql/pglite';

const MAX_ANSWERS = 300;
/** Characters; documents and files are not kept. */
const MAX_LENGTH = 32_000;

/**
 * What reads answered since the last write. While a write is under way, every read asks the database, and what was read
 * across its beginning is not kept: whoever hears of a write never gets what was before it.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Results<unknown>>();
  #begun = 0;
  #underWay = 0;

  /** Passes the write's own promise on. */
  async changedBy<Result>(writing: Promise<Result>): Promise<Result> {
    this.#begun += 1;
    this.#underWay += 1;
    this.#kept.clear();
    try {
      return await writing;
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Only rows that come as lists of plain values: the caller makes its own objects of them. */
  async of<Row>(
    text: string,
    values: unknown[],
    { rowMode }: QueryOptions,
    read: () => Promise<Results<Row>>,
  ): Promise<Results<Row>> {
    if (rowMode !== 'array' || this.#underWay > 0) return read();
    const key = `${text}\n${JSON.stringify(values)}`;
    const known = this.#kept.get(key);
    if (known) return { ...known, rows: known.rows as Row[] };
    const before = this.#begun;
    const result = await read();
    if (this.#begun === before && isPlain(result.rows)) {
      if (this.#kept.size >= MAX_ANSWERS) this.#kept.clear();
      this.#kept.set(key, result);
    }
    return result;
  }
}

function isPlain(rows: unknown[]): boolean {
  let length = 0;
  for (const row of rows) {
    if (!Array.isArray(row)) return false;
    for (const value of row) {
      if (Array.isArray(value) && value.every((item) => typeof item === 'string')) Object.freeze(value);
      else if (typeof value === 'object' && value !== null) return false;
      length += String(value).length;
    }
  }
  return length <= MAX_LENGTH;
}
