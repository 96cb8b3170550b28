/** Where a link to an operator's contact leads, which is an e-mail address or one of the web. */
export const contactAddress = (contact: string): string => (contact.startsWith('http') ? contact : `mailto:${contact}`)
