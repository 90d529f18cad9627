import { configure } from '@testing-library/react';

// Set up before each file of tests: what is waited for comes when it comes, on a busy machine too.
configure({ asyncUtilTimeout: 30_000 });
