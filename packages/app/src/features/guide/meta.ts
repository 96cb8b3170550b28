import { type Copy, copy } from '@aangiftewijs/domain/language'
import { productName } from '@aangiftewijs/domain/product'
import type { RouteId } from '../../routes.ts'

/** What search engines and link previews say of each public page, by the id of its route; 50 to 160 characters. */
export const descriptions: Readonly<Partial<Record<RouteId, Copy>>> = {
  dashboard: copy(
    `${productName} guides you step by step through a practice Dutch income tax return. Nothing is sent to the tax authority.`,
    `${productName} leidt u stap voor stap door een oefenaangifte inkomstenbelasting. Er gaat niets naar de Belastingdienst.`,
  ),
  auth: copy(
    'Sign in or make an account to practise a Dutch income tax return. A demonstration: use fictional data only.',
    'Log in of maak een account om een belastingaangifte te oefenen. Een demonstratie: gebruik alleen verzonnen gegevens.',
  ),
  'sample-documents': copy(
    'Annual income and mortgage statements of people who do not exist, to look at, download and practise with.',
    'Jaaropgaven en hypotheekoverzichten van mensen die niet bestaan, om te bekijken, te downloaden en mee te oefenen.',
  ),
  'quick-tax-calculator': copy(
    'Estimate your Dutch income tax in a minute: salary, deductions and tax withheld, from gross to net. No account needed.',
    'Schat uw inkomstenbelasting in een minuut: loon, aftrekposten en loonheffing, van bruto naar netto. Zonder account.',
  ),
  'tax-guide': copy(
    'Dutch income tax in plain words: boxes 1, 2 and 3, brackets, deductions, credits, the 30% ruling, and what each Dutch term means.',
    'De inkomstenbelasting in gewone woorden: box 1, 2 en 3, schijven, aftrekposten, kortingen, de 30%-regeling en alle begrippen.',
  ),
  faq: copy(
    'Short answers about the Dutch tax return: the deadline, documents, deductions, joint filing and using this application.',
    'Korte antwoorden over de belastingaangifte: de uiterste datum, documenten, aftrekposten, samen aangifte doen en deze applicatie.',
  ),
  help: copy(
    'Guides and tips for practising your Dutch tax return, search over guide, questions and help, and where to get real help.',
    'Handleidingen en tips bij het oefenen van uw belastingaangifte, zoeken in gids, vragen en hulp, en waar u echte hulp krijgt.',
  ),
  resources: copy(
    'Official sites, sites for expatriates, information on deductions, and tools for your Dutch income tax return.',
    'Officiële sites, sites voor expats, informatie over aftrekposten en rekenhulpen voor uw belastingaangifte.',
  ),
  about: copy(
    `Why ${productName} exists, what it stands for, how it works in three steps, and what it is not: the tax authority.`,
    `Waarom ${productName} bestaat, waar het voor staat, hoe het werkt in drie stappen, en wat het niet is: de Belastingdienst.`,
  ),
  privacy: copy(
    'What is kept, why and for how long. Documents are deleted after 24 hours; there are no trackers.',
    'Wat wordt bewaard, waarom en hoe lang. Documenten worden na 24 uur verwijderd; er zijn geen trackers.',
  ),
  terms: copy(
    `The terms of using ${productName}: a place to practise, no tax advice, and what we ask of each other.`,
    `De voorwaarden van ${productName}: een plek om te oefenen, geen belastingadvies, en wat wij van elkaar vragen.`,
  ),
  contact: copy(
    'Whom to ask about your taxes, about this demonstration, about your data, and about a security problem.',
    'Wie u kunt vragen over uw belasting, over deze demonstratie, over uw gegevens en over een beveiligingsprobleem.',
  ),
  accessibility: copy(
    'What was built so that everyone can use this application, how it was checked, and what is known to fall short.',
    'Wat is gedaan zodat iedereen deze applicatie kan gebruiken, hoe dat is gecontroleerd en wat nog tekortschiet.',
  ),
  menu: copy('All parts of the application on one page.', 'Alle onderdelen van de applicatie op één pagina.'),
  'style-guide': copy(
    'The colours, typography, buttons, form elements, cards and alerts this application is made of.',
    'De kleuren, letters, knoppen, formulieren, kaarten en meldingen waaruit deze applicatie bestaat.',
  ),
  news: copy(
    'The ten most important articles about artificial intelligence of each day, from trusted sources.',
    'De tien belangrijkste artikelen over kunstmatige intelligentie van elke dag, uit betrouwbare bronnen.',
  ),
}

/** The public pages that are of use to no one who comes from a search engine. */
export const unlistedRoutes: readonly RouteId[] = ['auth', 'menu', 'style-guide']
