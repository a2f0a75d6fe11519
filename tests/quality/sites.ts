import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { builtInDesigner } from '#designer/index.ts';
import type { WebsiteDocument } from '#site/model/document.ts';
import { templates } from '#site/templates/index.ts';
import { scoredBatches } from './fresh/scored-batches.ts';

/** A website to look at. `id` is short, unique, and fit for a host name. */
export type Subject = {
  id: string;
  from: 'template' | 'scored brief' | 'public brief' | 'section';
  document: WebsiteDocument;
};

/** Full briefs, one for each template, so that every template shows many kinds of sections. */
const templateBriefs = [
  'Nordlicht, a sourdough bakery in Leith run by Anna and Luis Moreno. Sourdough 6.50, rye 5.20, cinnamon buns 3.40. Open Tue-Sat 7-15, Sun 8-13. 12 Shore Street, Leith. 0131 555 0188, hello@nordlicht.example. We mill our own flour. A website with home, menu, about, gallery, questions and contact.',
  'Volt & Sons, electricians in Bristol since 1988. Rewiring, fuse boxes and car chargers. First visit free. Call 0117 496 0150, day and night. A website with home, services, prices, about, questions and contact.',
  'Tidewater Yoga, a yoga studio in Cork. Teacher Mei Tanaka. Single class €18, ten classes €150. Beginners on Mondays at 18:00. hello@tidewater.example. A website with home, classes, schedule, prices, team and contact.',
];

const publicFiles = ['../shared/data/webgen-bench-sites.jsonl', '../../shared/data/webgen-bench-sites.jsonl'];
const publicBrief = z.object({ id: z.string(), instruction: z.string() });

export function publicBriefs(): { id: string; instruction: string }[] {
  const file = publicFiles.find((candidate) => existsSync(candidate));
  if (!file) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => publicBrief.parse(JSON.parse(line)));
}

const designed = async (text: string, seed: number, template?: string): Promise<WebsiteDocument> =>
  (await builtInDesigner.design({ text, template }, { seed })).document;

/** All websites that the measures look at, the templates first. */
export async function subjects(): Promise<Subject[]> {
  const found: Subject[] = [];
  for (const [index, { id }] of templates.entries()) {
    const brief = templateBriefs[index % templateBriefs.length] ?? '';
    found.push({ id: `template-${id}`, from: 'template', document: await designed(brief, index + 1, id) });
  }
  for (const { batch, briefs } of scoredBatches())
    for (const [index, { id, text }] of briefs.entries())
      found.push({ id: `scored-${batch}-${id}`, from: 'scored brief', document: await designed(text, index + 1) });
  for (const [index, { id, instruction }] of publicBriefs().entries())
    found.push({ id: `public-${id}`, from: 'public brief', document: await designed(instruction, index + 1) });
  return found;
}

/** "10 templates, 20 own briefs, 16 public briefs". */
export function countsOf(list: Subject[]): string {
  const kinds = [...new Set(list.map(({ from }) => from))];
  return kinds
    .map((kind) => {
      const count = list.filter(({ from }) => from === kind).length;
      return `${count} ${kind}${count === 1 ? '' : 's'}`;
    })
    .join(', ');
}
