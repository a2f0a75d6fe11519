export type TextBlock = { kind: 'heading' | 'paragraphs'; text: string } | { kind: 'list'; items: string[] };

const HEADING = /^##\s+/;
const ITEM = /^[-*•]\s+/;

/** Plain text as blocks: lines that begin with `## ` are subheadings, lines that begin with `- ` lists, the rest paragraphs. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let running = '';
  const flush = () => {
    if (running.trim()) blocks.push({ kind: 'paragraphs', text: running.trim() });
    running = '';
  };
  for (const row of text.split('\n')) {
    const last = blocks.at(-1);
    if (HEADING.test(row)) {
      flush();
      blocks.push({ kind: 'heading', text: row.replace(HEADING, '') });
    } else if (ITEM.test(row)) {
      const item = row.replace(ITEM, '');
      if (last?.kind === 'list' && !running.trim()) last.items.push(item);
      else {
        flush();
        blocks.push({ kind: 'list', items: [item] });
      }
    } else running += `${row}\n`;
  }
  flush();
  return blocks;
}
