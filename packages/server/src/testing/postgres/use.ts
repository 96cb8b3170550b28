import { inject } from 'vitest'

// Before each file of the project "postgres": its tests, and the processes they start, take their databases there.
process.env.TEST_DATABASE_URL = inject('postgresUrl')
