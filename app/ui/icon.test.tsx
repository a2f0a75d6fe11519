import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';
import { iconSheet } from './icon-sheet.tsx';

const sheet = iconSheet({ check: Check });
const sizeOf = (icon: ReactNode) => /size-[\d.]+/.exec(renderToStaticMarkup(icon))?.[0];
const sizes = (className?: string) => [
  sizeOf(<Icon of={Check} className={className} />),
  sizeOf(<sheet.Icon of="check" className={className} />),
];

test('an icon that is only coloured is as large as one without a class', () => {
  expect(sizes('text-danger')).toEqual(['size-4', 'size-4']);
  expect(sizes()).toEqual(['size-4', 'size-4']);
});

test('an icon keeps the size that it is given', () =>
  expect(sizes('size-3.5 text-muted')).toEqual(['size-3.5', 'size-3.5']));
