import type { Week } from '#site/forms/opening-hours.ts';
import type { ThemeView } from '#app/editing/theme-view.server.ts';
import type { Suggestion, SuggestionGroup } from '#app/editing/suggestions.ts';
import type { FormView } from '#app/forms/form-view.ts';
import type { PictureTarget } from '#app/pictures/picture-target.ts';
import type { Finding } from '#site/checks/finding.ts';

/** What the editor's loader hands to its screen: plain values, no engine code in the browser. */
export type EditorView = {
  pages: PageRow[];
  page: PageRow;
  sections: SectionRow[];
  panel: PanelView;
  /** Findings that stand against publishing. */
  blocking: number;
  /** Texts that were suggested and not decided about. */
  suggested: number;
  /** Intents of the forms that are drawn while somebody fills them in. */
  previewed: readonly string[];
};

export type PageRow = { id: string; title: string; path: string; inMenu: boolean; sections: number };

export type SectionRow = {
  id: string;
  label: string;
  excerpt: string;
  hidden: boolean;
  /** Facts that the owner still has to supply. */
  missing: number;
  /** Texts that were suggested and not decided about. */
  suggested: number;
};

export type Choice = {
  id: string;
  label: string;
  hint: string;
  /** It is the section's own, and nothing new gets it. */
  isOff?: true;
};

export type SectionView = {
  id: string;
  label: string;
  hint: string;
  hidden: boolean;
  variant: string;
  variants: Choice[];
  suggestions: Suggestion[];
  /** Null for a kind that this release does not know. */
  form: FormView | null;
};

export type KindChoice = {
  kind: string;
  label: string;
  hint: string;
  /** Other names that people may look for. */
  words: string;
  /** The one that suits the website's template best comes first. */
  variants: Choice[];
  /** Of what staff decided of it, and with it of its sample. */
  version?: number | undefined;
};
export type KindGroup = { id: string; label: string; kinds: KindChoice[] };

export type AddView = {
  groups: KindGroup[];
  /** How the website looks, as the miniatures' addresses say it. */
  look: string;
  /** The section that the new one comes below. */
  after: SectionRow | null;
  /** The kind whose layouts are shown. */
  chosen: KindChoice | null;
};

export type SiteView = {
  forms: { title: string; note: string; form: FormView }[];
  week: Week;
  /** What is different in an export, in sentences. */
  exported: string[];
};

export type HistoryView = { section: { id: string; label: string } | null };

export type PanelView =
  | { kind: 'sections' }
  | { kind: 'section'; section: SectionView }
  | { kind: 'add'; add: AddView }
  | { kind: 'pages'; edited: { page: PageRow; form: FormView } | null }
  | { kind: 'theme'; theme: ThemeView }
  | { kind: 'site'; site: SiteView }
  | { kind: 'history'; history: HistoryView }
  | { kind: 'publish'; findings: Finding[] }
  | { kind: 'suggestions'; groups: SuggestionGroup[] }
  | { kind: 'understood' }
  | { kind: 'share' }
  | { kind: 'pictures'; target: PictureTarget | null; undescribed: string[] }
  | { kind: 'inbox' }
  | { kind: 'visits' }
  | { kind: 'keys' };

export const panelNames = [
  'add',
  'pages',
  'theme',
  'site',
  'pictures',
  'history',
  'publish',
  'suggestions',
  'understood',
  'share',
  'inbox',
  'visits',
  'keys',
] as const;
export type PanelName = (typeof panelNames)[number];
