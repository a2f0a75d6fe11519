import type { KnownTrade } from '../known-trade.ts';

export const accountant: KnownTrade = {
  id: 'accountant',
  schema: 'AccountingService',
  motifs: ['ledger', 'paper', 'column'],
  shelf: 'services',
  channel: 'write',
  templates: ['chambers', 'almanac', 'signal'],
  moods: ['serious', 'trustworthy', 'classic'],
  questions: ['firstVisit', 'online'],
  words: {
    en: [
      'accountant',
      'accountants',
      'accounting firm',
      'bookkeeper',
      'bookkeeping service',
      'tax adviser',
      'tax advisor',
      'accountancy practice',
    ],
    de: ['steuerberater', 'steuerberaterin', '-steuerkanzlei', 'steuerberatung', 'buchhalterin', 'steuerbüro'],
    fr: ['expert-comptable', 'cabinet comptable', 'comptable'],
    es: ['asesoría fiscal', 'contable', 'gestoría'],
    pt: ['contabilista', 'gabinete de contabilidade'],
    it: ['commercialista', 'studio commercialista'],
    nl: ['-accountantskantoor', 'accountant', 'boekhouder', 'administratiekantoor'],
    pl: ['biuro rachunkowe', 'księgowa', 'księgowy'],
    sv: ['redovisningsbyrå', 'revisor'],
    da: ['revisor', 'bogholder'],
    ar: ['مكتب محاسبة', 'محاسب'],
    he: ['רואה חשבון', 'משרד רואי חשבון'],
  },
  proposals: {
    en: {
      tagline: 'Your books in order',
      services: [
        { name: 'Bookkeeping', text: 'Receipts, bank lines and monthly figures.' },
        { name: 'Tax returns', text: 'Income, company and VAT.' },
        { name: 'Payroll', text: 'Pay slips, registrations and deadlines.' },
      ],
    },
    de: {
      tagline: 'Ordnung in den Büchern',
      services: [
        { name: 'Buchhaltung', text: 'Belege, Konten und Monatszahlen.' },
        { name: 'Steuererklärungen', text: 'Einkommen, Unternehmen und Umsatzsteuer.' },
        { name: 'Lohn', text: 'Abrechnungen, Anmeldungen und Fristen.' },
      ],
    },
    fr: {
      tagline: 'Des comptes en ordre',
      services: [
        { name: 'Comptabilité', text: 'Pièces, comptes et chiffres du mois.' },
        { name: 'Déclarations', text: 'Revenus, société et TVA.' },
        { name: 'Paie', text: 'Bulletins, déclarations et délais.' },
      ],
    },
    es: {
      tagline: 'Las cuentas, en orden',
      services: [
        { name: 'Contabilidad', text: 'Facturas, bancos y cifras del mes.' },
        { name: 'Impuestos', text: 'Renta, sociedades e IVA.' },
        { name: 'Nóminas', text: 'Recibos, altas y plazos.' },
      ],
    },
    pt: {
      tagline: 'As contas em ordem',
      services: [
        { name: 'Contabilidade', text: 'Faturas, bancos e contas do mês.' },
        { name: 'Impostos', text: 'Rendimentos, empresas e IVA.' },
        { name: 'Salários', text: 'Recibos, inscrições e prazos.' },
      ],
    },
  },
};
