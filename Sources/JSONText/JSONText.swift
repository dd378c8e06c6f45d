// The JSON reader and writer of the project; see CONTRIBUTING.md.
