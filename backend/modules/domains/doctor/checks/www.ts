import { chainOf } from '../alias-chain.ts';
import type { Check } from '../check.ts';
import type { Reading } from '../reading.ts';
import { fieldFor, listedShort, whereToSet } from '../words.ts';

const setAlias = (reading: Reading) =>
  `${whereToSet(reading)}, set a CNAME record for ${fieldFor(reading.www, reading)} with the value ${reading.name}`;

export const wwwChecks: Check[] = [
  {
    code: 'www-missing',
    severity: 'warning',
    find: (reading) => {
      const { alias, isAnswered } = reading.look(reading.www, 'A');
      return (
        reading.isThere &&
        isAnswered &&
        alias === null &&
        reading.isPointing(reading.www) === false &&
        reading.addressesOf(reading.www).length === 0 && {
          title: `${reading.www} does not lead anywhere`,
          detail: `Many people type “www.” before a name. Without a record for ${reading.www} they see an error.`,
          nextStep: `${setAlias(reading)}.`,
          host: reading.www,
        }
      );
    },
  },
  {
    code: 'www-elsewhere',
    severity: 'warning',
    find: (reading) => {
      const found = reading.addressesOf(reading.www).filter((address) => !reading.ours.includes(address));
      const { alias } = reading.look(reading.www, 'A');
      const isSame = alias === reading.name;
      const byWildcard = reading.isWildcard(reading.www) ? ' A record for “*” takes it there.' : '';
      return (
        reading.isThere &&
        !isSame &&
        reading.isPointing(reading.www) === false &&
        (found.length > 0 || alias !== null) &&
        !chainOf(reading, reading.www).isLoop && {
          title: `${reading.www} leads to another server`,
          detail: `${reading.www} ${alias ? `is an alias of ${alias}` : `has the address ${listedShort(found)}`}.${byWildcard} Whoever types “www.” does not see your website.`,
          nextStep: `${setAlias(reading)}, and delete its other A, AAAA and CNAME records.`,
          host: reading.www,
        }
      );
    },
  },
];
