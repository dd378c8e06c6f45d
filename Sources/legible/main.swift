import LegibleCLI

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

exit(LegibleCLI.run(Array(CommandLine.arguments.dropFirst())))
