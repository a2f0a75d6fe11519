import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { fileKindOf, fileName } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const office = (part: string, more: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': '<Types/>', [part]: '<document/>', ...more });

describe('the kind of a file', () => {
  it.each([
    ['a PDF', bytes('%PDF-1.7\n'), 'pdf'],
    ['a PNG', bytes('\x89PNG\r\n\x1a\n        '), 'png'],
    ['a JPEG', bytes('\xff\xd8\xff\xe0            '), 'jpg'],
    ['a photo of a phone', bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'heic'],
    ['a text', Buffer.from('Zwölf Brötchen,\r\n\tbitte.'), 'txt'],
    ['a document', office('word/document.xml'), 'docx'],
    ['a table', office('xl/workbook.xml'), 'xlsx'],
    ['slides', office('ppt/presentation.xml'), 'pptx'],
    ['an open document', zip({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'odt'],
  ])('is told from its content: %s', (_, content, kind) => {
    expect(fileKindOf(content)).toBe(kind);
  });

  it.each([
    ['nothing', bytes('')],
    ['a page', bytes('<!DOCTYPE html><p>Hello</p>')],
    ['a page behind many words', bytes(`${'Hello. '.repeat(5000)}<script>alert(1)</script>`)],
    ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"></svg>')],
    ['XML', bytes('<?xml version="1.0"?><a/>')],
    ['a program for a shell', bytes('#!/bin/sh\nrm -rf /\n')],
    ['a program', bytes('MZ\x90\0\x03')],
    ['another program', bytes('\x7fELF\x02\x01\x01')],
    ['an archive', zip({ 'a.exe': 'MZ' })],
    ['a program as an archive', zip({ 'META-INF/MANIFEST.MF': '', 'A.class': '' })],
    ['a document with macros', office('word/document.xml', { 'word/vbaProject.bin': 'x' })],
    ['an archive that is cut', zip({ a: 'b' }).slice(0, 20)],
    ['a text with a NUL', bytes('Hello\0')],
    ['bytes that are no text', bytes('Hello \xff\xfe')],
    ['a PDF that begins as a page', bytes('<html>%PDF-1.7')],
  ])('is none for %s', (_, content) => {
    expect(fileKindOf(content)).toBeNull();
  });

  it('is not unpacked to be told: a small archive of a huge part costs nothing', () => {
    const bomb = zipSync({ '[Content_Types].xml': strToU8('x'), 'word/document.xml': new Uint8Array(50_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(fileKindOf(bomb)).toBe('docx');
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(10_000_000);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Plan of the kitchen.pdf', 'pdf', 'Plan of the kitchen.pdf'],
    ['C:\\Users\\ida\\kitchen.PDF', 'pdf', 'kitchen.pdf'],
    ['../../etc/passwd', 'txt', 'passwd.txt'],
    ['evil.html', 'pdf', 'evil.pdf'],
    ['photo.JPEG', 'jpg', 'photo.jpeg'],
    ['list.csv', 'txt', 'list.csv'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.pdf'],
    ['.htaccess', 'txt', 'htaccess.txt'],
    ['\r\nSet-Cookie: a=b', 'png', 'Set-Cookie a=b.png'],
    ['', 'png', 'file.png'],
    ['x'.repeat(300), 'png', `${'x'.repeat(100)}.png`],
  ] as const)('of %j as %s is %j', (given, kind, name) => {
    expect(fileName(given, kind)).toBe(name);
  });
});
