export { type NamedPerson, type People, personNamed } from './person-named.ts'
