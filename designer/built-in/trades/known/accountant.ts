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
  words:
    'accountant, accountants, accounting firm, bookkeeper, bookkeeping service, tax adviser, tax advisor, accountancy practice | steuerberater, steuerberaterin, -steuerkanzlei, steuerberatung, buchhalterin, steuerbüro | expert-comptable, cabinet comptable, comptable | asesoría fiscal, contable, gestoría | contabilista, gabinete de contabilidade | commercialista, studio commercialista | -accountantskantoor, accountant, boekhouder, administratiekantoor | biuro rachunkowe, księgowa, księgowy | redovisningsbyrå, revisor | revisor, bogholder | مكتب محاسبة, محاسب | רואה חשבון, משרד רואי חשבון',
  proposals: {
    en: 'Your books in order | Bookkeeping: Receipts, bank lines and monthly figures. | Tax returns: Income, company and VAT. | Payroll: Pay slips, registrations and deadlines.',
    de: 'Ordnung in den Büchern | Buchhaltung: Belege, Konten und Monatszahlen. | Steuererklärungen: Einkommen, Unternehmen und Umsatzsteuer. | Lohn: Abrechnungen, Anmeldungen und Fristen.',
    fr: 'Des comptes en ordre | Comptabilité: Pièces, comptes et chiffres du mois. | Déclarations: Revenus, société et TVA. | Paie: Bulletins, déclarations et délais.',
    es: 'Las cuentas, en orden | Contabilidad: Facturas, bancos y cifras del mes. | Impuestos: Renta, sociedades e IVA. | Nóminas: Recibos, altas y plazos.',
    pt: 'As contas em ordem | Contabilidade: Faturas, bancos e contas do mês. | Impostos: Rendimentos, empresas e IVA. | Salários: Recibos, inscrições e prazos.',
  },
};
