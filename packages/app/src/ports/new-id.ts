const hex = (byte: number) => byte.toString(16).padStart(2, '0')

/** An id that nobody else draws. `crypto.randomUUID` is not there without https. */
export const newId = () => [...crypto.getRandomValues(new Uint8Array(16))].map(hex).join('')
