import { blockTheme } from './block-theme.ts';
import { fluidGrid } from './fluid-grid.ts';
import { modulesAndColumns } from './modules-and-columns.ts';
import { nestedTables } from './nested-tables.ts';
import { onePage } from './one-page.ts';
import { repeaters } from './repeaters.ts';

/** Websites as unlike each other as their makers; none was looked at while the reader was written. */
export const unlikeSites = {
  blockTheme: { origin: 'https://phare.example', pages: blockTheme, sheets: {} },
  repeaters: { origin: 'https://www.tallismoon.example', pages: repeaters, sheets: {} },
  fluidGrid: { origin: 'https://fernfable.example', pages: fluidGrid, sheets: {} },
  nestedTables: { origin: 'http://www.gelsomino.example', pages: nestedTables, sheets: {} },
  modulesAndColumns: { origin: 'https://www.pfotenweg.example', pages: modulesAndColumns, sheets: {} },
  onePage: { origin: 'https://bries.example', pages: onePage, sheets: {} },
};
