/** Of a question, in the address of its page: nothing after `#` reaches the server, which leads to signing in and back without script. */
export const askedParameter = 'at'

/** The address of the control of this id on a page, which is not lost where one has to sign in first. */
export const questionAddress = (path: string, control: string): string =>
  `${path}?${askedParameter}=${control}#${control}`
