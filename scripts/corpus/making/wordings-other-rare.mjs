/** More of what names, numbers, headings and amounts of bills are called. Written as `wordings.mjs` says. */
export const rareOtherWordings = {
  loanNumber: `
(Leningnr|Leningnr.|Lening nr|Leningsnummer|Leninggegevens nummer|Leningdeelnr.|Deelnr.|Deel nr.)
(Nummer|Nr.|Nr|No.) (van de lening|van uw lening|van het leningdeel|hypotheek|hyp.|leningdeel|deel|krediet)
(Hypotheek|Hyp.|Krediet|Geldlening|Dossier|Offerte)(nummer| nr.| nummer|nr)
(Leningdeel|Deel|Lening) (nummer|nr|no.|volgnr.|volgnummer)
(Loan|Mortgage|Account|Loan part|Sub-loan) (nr.|no|nr|ref.|#)
(Number|No.) (of loan|of mortgage|of loan part|mortgage|loan part)`,
  way: `
(Soort|Vorm|Type)( van|) (leningdeel|hypotheekdeel|krediet|geldlening|terugbetaling|de lening|de hypotheek)
(Hypotheeksoort|Leningsoort|Leningtype|Hypotheektype|Aflossoort|Aflossysteem|Aflossingssoort|Aflossingstype|Aflosschema|Aflossingsschema)
(Aflossing|Terugbetaling)( volgens| op basis van| via|:) (schema|soort|methode|systeem)
(Mortgage|Loan|Repayment) (form|kind|structure|schedule|system|basis|product)
(Kind|Type|Form) of (mortgage|repayment|loan part|loan)`,
  total: `
(Totaal|Som) (van alle delen|van de leningdelen|van alle leningen|lening|leningen|delen|alles|van uw hypotheek)
(Alle|Beide) (leningen|delen|leningdelen|hypotheken|leningdelen samen)( samen|)
(Tot.|Tot|TOT|Subtotaal|Totaalregel|Bij elkaar|Alles samen|Hele jaar|Gehele jaar|Jaar totaal)
(Total|Totals|Sum)( of|) (all parts|loan parts|mortgage|the year|all loan parts|both parts)`,
  due: `
(Totaal|Eindbedrag|Bedrag|Totaalbedrag) (van deze nota|van deze factuur|van de rekening|nota|factuur|declaratie|verschuldigd|te betalen door u)
(Door u betaald|Door u voldaan|U betaalde|U heeft betaald|U hebt betaald|U betaalt)( totaal| aan ons| bedrag| zelf|)
(Zelf|Eigen|Persoonlijke) (betaalde kosten|te betalen|bijdrage|deel|gedeelte)( totaal|)
(Uw|Totaal) (eigen bijdrage|aandeel|kosten|betaling|rekening|donaties|giften|gift in het jaar)
(Giften|Donaties|Bijdragen)( in| over|) (totaal|dit jaar|het jaar|van u|door u gedaan)
(Geschonken|Gedoneerd|Gegeven)( bedrag| totaal| door u| in het jaar)
(Niet|Niet door ons|Niet door verzekering) (vergoed|gedekt|verzekerd)( bedrag| deel| totaal|)
(Lesgeld|Cursusgeld|Collegegeld|Studiekosten|Opleidingskosten)( totaal| betaald| te betalen| bedrag|)
(Netto te betalen|Restant te betalen|Nog te betalen|Saldo te betalen|Te betalen saldo|Per saldo te betalen)
(Total|Amount|Balance) (payable by you|owed|to pay|paid in full|outstanding invoice|of this invoice|of the bill)
(You paid|You pay|Patient pays|Your payment|Your cost|Your contribution|Your total)( in total| yourself|)
(Donated|Given|Gifts|Donations) (in total|by you|this year|total amount)
(Tuition|Course fee|Course fees|Tuition fees|Study costs)( paid| total| due|)`,
  reimbursed: `
(Vergoeding|Vergoed|Uitgekeerd|Betaald) (verzekering|door zorgverzekering|zorgverzekeraar|uit aanvullende verzekering|door polis|door de verzekeraar|basispakket)
(Restitutie|Terugbetaald door verzekeraar|Al vergoed|Reeds voldaan|Aanbetaling|Voorschot|Verzekerd bedrag|Verzekerd deel)
(Ten laste van|Voor rekening van) (verzekeraar|zorgverzekeraar|de verzekering|basisverzekering)
(Insurance|Insurer|Health insurer) (paid|reimbursement|share|covers|contribution)
(Reimbursement|Refund|Covered|Already paid|Deposit paid)( by insurance| by insurer| amount|)`,
  vat: `
(Btw|BTW|Omzetbelasting|VAT)( bedrag| 0%| 21 %| hoog tarief| laag| incl.| over)
(Bedrag|Totaal|Prijs|Kosten) (excl.|exclusief|zonder|ex) (btw|BTW|VAT|omzetbelasting)
(Verrichting|Behandeling|Controle|Consult|Artikel|Product|Dienst|Cursus|Module)( kosten| tarief| prijs| bedrag|)
(Subtot.|Sub-totaal|Tussentelling|Regeltotaal|Eenheidsprijs|Stuksbedrag|Tarief per behandeling)
(Per|Elke) (maand|kwartaal|keer|behandeling|gift)( bedrag| betaald|)
(Unit price|Line total|Net total|Price excl. VAT|Treatment|Consultation|Session|Per month)`,
}
