import { configure } from '@testing-library/react';

// Setup of each test file: long timeouts, for busy machines.
configure({ asyncUtilTimeout: 30_000 });
