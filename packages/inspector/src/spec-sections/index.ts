export { anchorOf, type SpecSection } from './section.ts'
export { type Fulfilment, fulfilmentsOf, specSections } from './spec-sections.ts'
