import { copy } from '@aangiftewijs/domain/language'

/** Where a pre-filled amount came from, on income and deductions. Decisions, Filing. */
export const sourceWords = {
  stillReading: copy(
    'We are still reading {documents}. You can go on: the amounts are filled in here when we are done.',
    'We lezen {documents} nog. U kunt doorgaan: de bedragen worden hier ingevuld zodra we klaar zijn.',
  ),
  nowRead: copy(
    'We have read {documents}. What you typed yourself stays as it is.',
    'We hebben {documents} gelezen. Wat u zelf hebt ingevuld, blijft staan.',
  ),
  from: copy('From', 'Uit'),
  fromSeveral: copy('Added up from {count} documents', 'Opgeteld uit {count} documenten'),
  /** Of some of which a document holds several. */
  fromStatements: copy('Added up from {count} statements', 'Opgeteld uit {count} overzichten'),
  parts: copy('The {count} amounts', 'De {count} bedragen'),
  differs: copy('Your documents say {amount}.', 'In uw documenten staat {amount}.'),
  changeBack: copy('Use {amount} from your documents', '{amount} uit uw documenten gebruiken'),
  unsure: copy(
    '{document} may say {amount}. Check it and type it yourself.',
    'In {document} staat misschien {amount}. Controleer het en vul het zelf in.',
  ),
  unsureBeside: copy(
    '{document} may say {amount} as well, which is then added.',
    'In {document} staat misschien ook {amount}; dat komt er dan bij.',
  ),
  checkThere: copy('Check it with the document', 'Controleer het bij het document'),
  notFound: copy(
    'We did not find this amount on {document}: nothing of it counts yet.',
    'Op {document} vonden we dit bedrag niet: er telt nog niets van mee.',
  ),
  typeThere: copy('Type it with the document, also if it is 0', 'Vul het in bij het document, ook als het 0 is'),
  'same-account': copy(
    '{document} says {amount}, which may be of an account that another document shows, too.',
    'In {document} staat {amount}, misschien van een rekening die ook op een ander document staat.',
  ),
  replaced: copy(
    '{document} says {amount}, and another letter says it, too: only the latest counts.',
    'In {document} staat {amount}, en er is nog een brief: alleen de laatste telt.',
  ),
  sayThere: copy('Say there what it is', 'Geef daar aan hoe het zit'),
} as const
