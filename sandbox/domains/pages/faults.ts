import { escapeHtml } from '../../page.ts';
import type { Faults } from '../records.ts';

type Choices<Fault extends string> = { label: string; options: Record<Fault, string> };

const choices: { [Part in keyof Faults]: Choices<Faults[Part]> } = {
  servers: {
    label: 'Name servers',
    options: {
      well: 'Answer well',
      signed: 'Answer well, with DNSSEC',
      'broken-dnssec': 'Break DNSSEC',
      lame: 'Know nothing of the name',
      silent: 'Say nothing',
    },
  },
  registry: {
    label: 'Registry',
    options: {
      well: 'Answers well',
      silent: 'Says nothing',
      expired: 'Says it has expired',
      'on-hold': 'Puts it on hold',
    },
  },
  registrar: {
    label: 'Registrar',
    options: {
      well: 'Does as it is asked',
      refuses: 'Says no',
      slow: 'Does it, answers late',
      pending: 'Says it will take a while',
      'fails-later': 'Says yes, fails later',
      dearer: 'Asks 40% more',
      down: 'Is out of order',
    },
  },
};

const selectOf = (part: string, { label, options }: Choices<string>, chosen: string) => {
  const lines = Object.entries(options).map(
    ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  );
  return `<label>${label}<select name="${part}">${lines.join('')}</select></label>`;
};

/** The form fields that choose what goes wrong with a name. */
export const faultFields = (faults: Faults) =>
  [
    selectOf('servers', choices.servers, faults.servers),
    selectOf('registry', choices.registry, faults.registry),
    selectOf('registrar', choices.registrar, faults.registrar),
  ].join('');

/** What goes wrong, in few words; empty when nothing does. */
export const faultWords = ({ servers, registry, registrar }: Faults): string[] => [
  ...(servers === 'well' ? [] : [sentence(choices.servers, servers)]),
  ...(registry === 'well' ? [] : [sentence(choices.registry, registry)]),
  ...(registrar === 'well' ? [] : [sentence(choices.registrar, registrar)]),
];
const sentence = <Fault extends string>({ label, options }: Choices<Fault>, fault: Fault) =>
  `${label} ${options[fault].charAt(0).toLowerCase()}${options[fault].slice(1)}`;
