import { inject } from 'vitest'

// Before each file of the project "server": its tests, and the processes they start, begin with this database.
process.env.TEST_SQLITE_TEMPLATE = inject('sqliteTemplate')
