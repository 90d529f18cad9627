import { configure } from '@testing-library/react';

// Setup file of the tests: sets long timeouts for busy machines.
configure({ asyncUtilTimeout: 30_000 });
